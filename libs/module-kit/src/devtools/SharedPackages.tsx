import { Table, TableFrame } from '@platform/ui';
import { sharedPackages } from './sharedPackages';

/** The packages that modules find on the page, in the version that all of them get. */
export function SharedPackages() {
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
          {sharedPackages().map(({ name, version, inUse }) => (
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
