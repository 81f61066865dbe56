// React's development build records a stack trace for every element of a page: a sixth of the time of a page test. It
// stops after 10,000 in a second; here it never starts. Only the owners in React's own warnings lose their lines.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
