// Replaces infiniteQueryBehavior.js of @tanstack/query-core: no page reads lists without an end.
export const infiniteQueryBehavior = () => {
  throw new Error('The platform has no infinite queries. tools/bundler/rspack leaves their code out.');
};
