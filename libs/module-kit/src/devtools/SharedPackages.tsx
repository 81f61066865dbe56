import { Table, TableFrame } from '@platform/ui';

/** A package that the shell shares with the modules. */
export interface SharedPackage {
  name: string;
  version: string;
  /** Whether its code has run on this page. */
  inUse: boolean;
}

/** The packages that modules find on the page, in the version that all of them get. */
export function SharedPackages({ packages }: { packages: readonly SharedPackage[] }) {
  return (
    <TableFrame label="Shared packages">
      <Table>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">In use</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, inUse }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{inUse ? 'yes' : 'not yet'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
