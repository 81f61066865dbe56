/** The headers that a database function may read, without the caller's keys and tokens. */
export function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  const { authorization: _token, apikey: _key, cookie: _cookie, ...others } = headers;
  return others;
}
