/**
 * Requests that Next would answer as if it had failed itself: returns their status, headers and sentence, or
 * undefined.
 */

const READING = ['GET', 'HEAD'];
const METHODS = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Next resolves dots before it looks for a page. */
function pathOf(url) {
  try {
    return new URL(url, 'http://localhost').pathname;
  } catch {
    return '/';
  }
}

/** Next answers any method with the page, but no page handles a write. */
const methodsOf = (url) => (pathOf(url).startsWith('/api/') ? METHODS : READING);

function readable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

export function unanswered({ method = 'GET', url = '' }) {
  const methods = methodsOf(url);
  if (!methods.includes(method))
    return {
      status: 405,
      headers: { Allow: methods.join(', ') },
      sentence: `${method} is not answered here.`,
    };
  if (!readable(url))
    return {
      status: 400,
      headers: {},
      sentence: 'This address cannot be read: a % in it is not followed by two hexadecimal digits.',
    };
  return undefined;
}
