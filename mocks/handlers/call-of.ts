import { type Call, callRoles, openCalls } from '../../gateway/rules/roles';

/** 'GET /server/{name}' with a pattern of its path; those with a parameter last, as the app has them. */
const patterns = ([...openCalls, ...Object.keys(callRoles)] as Call[])
  .toSorted((one, other) => Number(one.includes('{')) - Number(other.includes('{')))
  .map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { call, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });

/** Which call of the platform a request makes; undefined for none. */
export function callOf({ method, url }: Request, basePath: string): Call | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(basePath)) return undefined;
  const path = pathname.slice(basePath.length);
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(path))?.call;
}
