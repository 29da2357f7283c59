import { HttpResponse } from 'msw';

/** Answers in the forms in which the platform, or a proxy before it, sends them. */

/** The platform's error body. */
export function failure(status: number, message: string): HttpResponse<string> {
  return jsonAnswer({ status, message }, status);
}

/** JSON; a bigint is written as bare digits, which may pass 2^53. */
export function jsonAnswer(value: unknown, status = 200): HttpResponse<string> {
  return new HttpResponse(jsonText(value), { status, headers: { 'Content-Type': 'application/json' } });
}

export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? `@digits:${member}@` : member));
  return text.replace(/"@digits:(-?\d+)@"/g, '$1');
}

/** What a proxy says when the platform behind it does not. */
export function proxyPage(status: number, title: string): HttpResponse<string> {
  const page = `<html>\r\n<head><title>${status} ${title}</title></head>\r\n<body>\r\n<center><h1>${status} ${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;
  return new HttpResponse(page, { status, statusText: title, headers: { 'Content-Type': 'text/html' } });
}

export function noContent(): HttpResponse<null> {
  return new HttpResponse(null, { status: 204 });
}

/** 200 with nothing in it. */
export function emptyAnswer(): HttpResponse<null> {
  return new HttpResponse(null, { status: 200 });
}
