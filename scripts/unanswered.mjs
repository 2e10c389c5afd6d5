/** Requests that Next would answer as if it had failed itself: their status, headers and sentence, or undefined. */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function readable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

export function unanswered({ method = 'GET', url = '' }) {
  if (!METHODS.includes(method))
    return {
      status: 405,
      headers: { Allow: METHODS.join(', ') },
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
