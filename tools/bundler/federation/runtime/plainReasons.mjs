// Replaces the descriptions of @module-federation/error-codes. A message of the runtime has its code, and the address of the page that
// explains it.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
