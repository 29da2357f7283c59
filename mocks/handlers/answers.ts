import { failure } from '../../gateway/answers';

/** What a proxy says when the platform behind it does not. */
export function proxyPage(status: number, title: string): Response {
  const page = `<html>\r\n<head><title>${status} ${title}</title></head>\r\n<body>\r\n<center><h1>${status} ${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;
  return new Response(page, { status, statusText: title, headers: { 'Content-Type': 'text/html' } });
}

/** JSON that is written already, or is none. */
export function jsonTextAnswer(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}

export function brokenAnswer(): Response {
  return failure(500, 'Internal server error');
}
