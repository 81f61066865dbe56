import { Alert, Button, Inline, Table, TableFrame, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Difference, Draft } from './rowDraft';
import type { RowForm } from './rowForm';

interface SaveOutcomeProps<D extends Draft> {
  form: Pick<RowForm<D>, 'attempt' | 'discard' | 'keepMine'>;
  /** The fields' names, as their labels have them. */
  labels: Readonly<Record<keyof D & string, string>>;
  /** A value in words, if it is not text. */
  show?(field: keyof D & string, value: unknown): string;
}

/** Says above the buttons of a form why a row was not saved. Shows another person's version beside the person's own. */
export function SaveOutcome<D extends Draft>({
  form,
  labels,
  show = (_, value) => String(value),
}: SaveOutcomeProps<D>) {
  const { attempt, discard, keepMine } = form;
  if (attempt.kind === 'failed') {
    return (
      <Alert tone="danger" title={attempt.message}>
        {attempt.hint || undefined}
      </Alert>
    );
  }
  if (attempt.kind !== 'conflict') return null;
  const words = (difference: Difference<D>, whose: 'mine' | 'theirs') =>
    show(difference.field, difference[whose]) || <Nothing>Empty</Nothing>;
  return (
    <Frame ref={takeFocus} tabIndex={-1} role="group" aria-label={attempt.message}>
      <Alert tone="danger" title={attempt.message}>
        Both versions are below, and none of your changes are lost. Choose which one to save.
      </Alert>
      <TableFrame label="Both versions">
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Their version</th>
              <th scope="col">Your version</th>
            </tr>
          </thead>
          <tbody>
            {attempt.differences.map((difference) => (
              <tr key={difference.field}>
                <th scope="row">{labels[difference.field]}</th>
                <Value>{words(difference, 'theirs')}</Value>
                <Value>{words(difference, 'mine')}</Value>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Inline>
        <Button variant="secondary" onClick={() => void keepMine()}>
          Keep my version
        </Button>
        <Button variant="secondary" onClick={discard}>
          Use their version
        </Button>
      </Inline>
    </Frame>
  );
}

/** The button that was pressed waits for the choice, which is the next thing to do. */
const takeFocus = (notice: HTMLElement | null): void => notice?.focus();

const Frame = styled.div`
  display: grid;
  gap: ${token.space.md};
  min-width: 0;
`;

const Value = styled.td`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Nothing = styled.span`
  color: ${token.color.inkMuted};
`;
