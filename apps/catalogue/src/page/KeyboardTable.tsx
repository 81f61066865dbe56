import { Card, Table, TableFrame, token } from '@platform/ui';
import { styled } from 'styled-components';

interface KeyboardTableProps {
  /** The element that the keys work on. */
  title: string;
  keys: readonly (readonly [keys: string, does: string])[];
}

/** What each key does. */
export function KeyboardTable({ title, keys }: KeyboardTableProps) {
  return (
    <Section id="keyboard">
      <h2>Keyboard</h2>
      <Card $padding="none">
        <TableFrame label={`Keys of ${title}`}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">
                    {key
                      .split(' ')
                      .map((part) => (/^(or|and|,)$/.test(part) ? ` ${part} ` : <Key key={part}>{part}</Key>))}
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </Card>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.sm};
  h2 {
    font-size: ${token.size.lg};
  }
`;

const Key = styled.kbd`
  padding: ${token.space.hair} ${token.space.xs};
  border: 1px solid ${token.color.line};
  border-bottom-width: 2px;
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceSunken};
  font-family: ${token.font.text};
  font-size: ${token.size.xs};
  white-space: nowrap;
`;
