/**
 * Loader for a module's module.json in the module's own code, which needs its id and addresses (`Descriptor` of the kit). The
 * rest of it is for the platform, which reads it in the manifest.
 */
export default function ownDescriptor(source) {
  const { id, routes } = JSON.parse(source);
  return JSON.stringify({ id, routes: routes.map(({ path, exact }) => ({ path, exact })) });
}
