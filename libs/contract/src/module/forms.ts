/**
 * How names and addresses in a module's description are written. The schemas use them and say what is wrong; pages check
 * them without the schemas' code.
 */
export const form = {
  moduleId: /^[a-z][a-z0-9-]{1,39}$/,
  version: /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9a-z][0-9a-z.-]{0,39})?$/,
  contractRange: /^[\^~]?\d+\.\d+\.\d+$/,
  schemaVersion: /^\d{14}$/,
  releaseFileName: /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./@-]{0,199}$/,
  integrity: /^sha384-[A-Za-z0-9+/]{64}$/,
  pageAddress: /^\/(?!\/)[a-z0-9/_-]*(\?[a-z0-9=&_-]*)?$/i,
  path: /^\/(?!\/)[a-z0-9/:_-]*$/i,
  slotName: /^[a-z][a-z0-9-]{0,29}\.[a-z][a-z0-9-]{0,29}$/,
  iconName: /^[a-z][a-z0-9-]{0,39}$/,
  publicKey: /^[A-Za-z0-9+/]{43}=$/,
  signature: /^[A-Za-z0-9+/]{86}==$/,
};
