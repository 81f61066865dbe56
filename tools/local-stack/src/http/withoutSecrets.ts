/** What a function in the database may know of the request; its caller's keys and tokens are not part of that. */
export function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  const { authorization: _token, apikey: _key, cookie: _cookie, ...others } = headers;
  return others;
}
