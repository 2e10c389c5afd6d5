import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders, transportSecurity } from './headers';

const scripts = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src'));

describe('the content security policy', () => {
  it('allows only scripts that are our files or carry the nonce', () => {
    expect(scripts(contentSecurityPolicy('abc'))).toBe("script-src 'self' 'nonce-abc'");
    expect(contentSecurityPolicy('abc')).not.toContain('unsafe-eval');
  });
});

describe('strict transport security', () => {
  it('is sent only if the public address is https', () => {
    expect(transportSecurity('https://assay.example.org')).toBe('max-age=63072000');
    expect(transportSecurity('http://localhost:3000')).toBeUndefined();
  });
});

describe('a page', () => {
  it('is sent with its policy, and over TLS only where its public address is https', () => {
    const policy = { 'Content-Security-Policy': contentSecurityPolicy('abc') };
    const site = { publicUrl: 'https://assay.example.org', development: false };
    expect(pageHeaders(site, 'abc')).toEqual({ ...policy, 'Strict-Transport-Security': 'max-age=63072000' });
    expect(pageHeaders({ ...site, publicUrl: 'http://localhost:3000' }, 'abc')).toEqual(policy);
  });
});
