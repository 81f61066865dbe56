import type { Examples } from '../../catalogue/examples';
import { Badge } from '../Badge';
import { Table, TableFrame } from './Table';

export const tableExamples: Examples = {
  title: 'Table',
  group: 'Display',
  about:
    'Many things with the same values. The frame scrolls when there is no room, so that the page never does. Figures stand on the right, under one another.',
  keyboard: [
    ['Tab', 'Moves to the frame.'],
    ['ArrowLeft or ArrowRight', 'Scrolls what has no room.'],
  ],
  examples: [
    {
      name: 'A roster',
      render: () => (
        <TableFrame label="Staff">
          <Table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Role</th>
                <th scope="col">Status</th>
                <th scope="col" data-align="end">
                  Hours this week
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Jordan Blake</th>
                <td>Lifeguard</td>
                <td>
                  <Badge tone="success">Active</Badge>
                </td>
                <td data-align="end">32.5</td>
              </tr>
              <tr>
                <th scope="row">Priya Nair</th>
                <td>Head guard</td>
                <td>
                  <Badge tone="warning">Pending Onboarding</Badge>
                </td>
                <td data-align="end">8</td>
              </tr>
            </tbody>
          </Table>
        </TableFrame>
      ),
    },
  ],
};
