const MESSAGE =
  'No module reads the session: useAuth() tells who is signed in, and supabase() sends requests as that person.';
/** The session's key in local storage, and the properties with which the client reveals it. */
const KEY = 'platform-session';
const CALLS = new Set(['getSession', 'refreshSession', 'setSession']);

/** Refuses a module that reads the session token. All code of a page can read it, so lint prevents mistakes. */
export const sessionKey = {
  create(context) {
    const refuse = (node, isKey) => {
      if (isKey) context.report({ node, message: MESSAGE });
    };
    return {
      Literal: (node) => refuse(node, node.value === KEY),
      TemplateElement: (node) => refuse(node, node.value.raw === KEY),
      MemberExpression: ({ property }) => refuse(property, CALLS.has(property.name)),
    };
  },
};
