import { counted } from '@platform/module-kit/screens';
import { SelectField, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import type { RetentionKind } from '../../../source/rows/retention';
import { lengthInWords, lengthOf, lengthsFor, type ChosenLengths } from './retentionLengths';

interface RetentionTableProps {
  kinds: readonly RetentionKind[];
  /** The unsaved choices. */
  chosen: ChosenLengths;
  isSaving: boolean;
  /** @param months null for unlimited */
  onChoose(kind: RetentionKind, months: number | null): void;
}

/** The option for unlimited. An empty value would look as if nothing was chosen. */
const FOR_GOOD = 'for-good';

/** Each kind with how long it is kept and how many rows are older. */
export function RetentionTable({ kinds, chosen, isSaving, onChoose }: RetentionTableProps) {
  return (
    <List role="list">
      {kinds.map((kind) => (
        <Kind key={kind.kind}>
          <SelectField
            label={kind.title}
            hint={`${kind.reason} ${dueInWords(kind)}`}
            options={[
              { value: FOR_GOOD, label: 'Keep for good' },
              ...lengthsFor(kind).map((months) => ({
                value: String(months),
                label: `Keep for ${lengthInWords(months)}`,
              })),
            ]}
            value={String(lengthOf(kind, chosen) ?? FOR_GOOD)}
            disabled={isSaving}
            onChange={({ target }) => onChoose(kind, target.value === FOR_GOOD ? null : Number(target.value))}
          />
        </Kind>
      ))}
    </List>
  );
}

function dueInWords({ keepFrom, due }: RetentionKind): string {
  if (keepFrom === null) return '';
  const day = dateInWords(keepFrom, 'day', 'UTC');
  return `${counted(due, 'row is', 'rows are')} from before ${day}.`;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Kind = styled.li`
  min-width: 0;
`;
