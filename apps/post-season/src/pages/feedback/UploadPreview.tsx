import { dayInWords } from '@platform/module-kit/screens';
import { Button, Table, TableFrame, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { JudgedRow } from '../../rules/surveys/judgeRows';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** How many rows show at first, and with each further press. */
const STEP = 20;

/** The rows of a file, those that cannot be read first, each with its line. */
export function UploadPreview({ judged }: { judged: readonly JudgedRow[] }) {
  const { today } = usePostSeasonSource();
  const [shown, setShown] = useState(STEP);
  const rows = [...judged].sort((a, b) => Number(a.problem === null) - Number(b.problem === null) || a.line - b.line);
  return (
    <div>
      <TableFrame label="Rows of the file">
        <Table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Date</th>
              <th scope="col">Category</th>
              <th scope="col">Rating</th>
              <th scope="col">Comment</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ line, givenOn, category, rating, comment, problem }) => (
              <tr key={line}>
                <td>{line}</td>
                {problem === null ? (
                  <>
                    <td>{dayInWords(givenOn, today())}</td>
                    <td>{category}</td>
                    <td>{rating}</td>
                    <Words>{comment || '–'}</Words>
                  </>
                ) : (
                  <Problem colSpan={4}>{problem}</Problem>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {rows.length > shown && (
        <Button variant="quiet" size="sm" wide onClick={() => setShown(shown + STEP)}>
          Show more of {rows.length.toLocaleString('en-US')}
        </Button>
      )}
    </div>
  );
}

const Words = styled.td`
  min-width: 12rem;
  overflow-wrap: anywhere;
`;

const Problem = styled.td`
  color: ${token.color.danger};
`;
