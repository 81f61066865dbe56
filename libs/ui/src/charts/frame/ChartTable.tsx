import { Table, TableFrame } from '../../display/facts/Table';
import { valueInWords, type ChartData } from '../geometry/chartData';

/** The values of a chart, to be read, copied and heard. */
export function ChartTable({
  chart: { title, categories, categoryName, series },
  format,
}: {
  chart: ChartData & { title: string };
  format: (value: number) => string;
}) {
  return (
    <TableFrame label={`${title}, values`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{categoryName}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" data-align="end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ label, values }) => (
                <td key={label} data-align="end">
                  {valueInWords(values[index], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
