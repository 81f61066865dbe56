import { SaveOutcome, useQueryClient, useRowForm } from '@platform/module-kit';
import { IconButton, Menu, MenuItem, media, MoneyField, toast, token } from '@platform/ui';
import { EllipsisVertical, Trash2, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { duesOfMember, type DraftLine } from '../../rules/budgetSums';
import { differenceInWords, moneyInWords } from '../../rules/money';
import type { BudgetLine } from '../../source/budgetLine';
import { rereadRows } from '../../source/rereadRows';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { DeleteDialog } from '../preSeason/DeleteDialog';
import { useSeason } from '../preSeason/SeasonContext';
import { DuesDialog } from './DuesDialog';

/** Most that a line may plan, in cents; the table of the budget says the same. */
const MOST_CENTS = 100_000_000_000;

/** One line of the budget beside the season before. */
export function LineRow({ line }: { line: DraftLine }) {
  const { mayEdit, lastSeason, setting } = useSeason();
  const dues = duesOfMember(line, setting.memberCount);
  const facts = [
    lastSeason &&
      line.lastActual !== null && {
        text: `${lastSeason.year}: ${moneyInWords(line.lastActual)} (${differenceInWords(line.difference)})`,
        narrow: true,
      },
    dues !== null && { text: `${setting.memberCount} members × ${moneyInWords(dues)}`, narrow: false },
  ].filter((fact) => fact !== null && fact !== false);
  const name = (
    <th scope="row">
      {line.name}
      {facts.map(({ text, narrow }) => (
        <Fact key={text} data-narrow={narrow || undefined}>
          {text}
        </Fact>
      ))}
    </th>
  );
  const before = (
    <>
      <td data-align="end" data-wide>
        {moneyInWords(line.lastPlanned)}
      </td>
      <td data-align="end" data-wide>
        {moneyInWords(line.lastActual)}
      </td>
    </>
  );
  if (mayEdit && line.draft) {
    return <EditedLine key={line.draft.id} line={line} row={line.draft} name={name} before={before} />;
  }
  return (
    <tr>
      {name}
      {before}
      <td data-align="end">{moneyInWords(line.draft?.plannedCents ?? null)}</td>
      <td data-align="end" data-wide>
        {differenceInWords(line.difference)}
      </td>
      <td data-tight />
    </tr>
  );
}

const labels = { plannedCents: 'Draft' } as const;

interface EditedLineProps {
  line: DraftLine;
  row: BudgetLine;
  name: ReactNode;
  before: ReactNode;
}

/** Saves when the amount is left, and says under it why that was refused. */
function EditedLine({ line, row, name, before }: EditedLineProps) {
  const source = usePreSeasonSource();
  const cache = useQueryClient();
  const form = useRowForm({
    what: `the budget of ${row.name}`,
    row,
    toDraft: ({ plannedCents }: BudgetLine) => ({ plannedCents }),
    save: ({ plannedCents }, version) => source.planBudgetLine(row.id, plannedCents, version),
    read: () => source.readBudgetLine(row.id),
    onRow: () => void rereadRows(cache, source.key),
    onSaved: ({ plannedCents }) =>
      toast({ title: `${row.name}: ${moneyInWords(plannedCents)} saved`, tone: 'success' }),
  });
  return (
    <>
      <tr>
        {name}
        {before}
        <Amount
          onBlur={({ target }) => {
            // Words for an amount are worth nothing, and would be saved as that.
            if (target instanceof HTMLInputElement && !target.validity.customError) void form.submit();
          }}
        >
          <MoneyField
            label={`Draft of ${row.name}`}
            labelHidden
            value={form.draft.plannedCents}
            max={MOST_CENTS}
            onChange={(plannedCents) => form.change({ plannedCents })}
          />
        </Amount>
        <td data-align="end" data-wide>
          {differenceInWords(line.difference)}
        </td>
        <td data-tight>
          <LineMenu row={row} />
        </td>
      </tr>
      {(form.attempt.kind === 'failed' || form.attempt.kind === 'conflict') && (
        <tr>
          <td colSpan={6}>
            <SaveOutcome form={form} labels={labels} show={(_, cents) => moneyInWords(cents as number | null)} />
          </td>
        </tr>
      )}
    </>
  );
}

function LineMenu({ row }: { row: BudgetLine }) {
  const source = usePreSeasonSource();
  const [asks, setAsks] = useState<'dues' | 'delete' | null>(null);
  const close = () => setAsks(null);
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton
            {...props}
            label={`Actions for ${row.name}`}
            icon={<EllipsisVertical size={18} aria-hidden="true" />}
          />
        )}
      >
        {row.type === 'income' && (
          <MenuItem icon={<Users size={18} aria-hidden="true" />} onSelect={() => setAsks('dues')}>
            Compute from members
          </MenuItem>
        )}
        <MenuItem tone="destructive" icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => setAsks('delete')}>
          Delete line
        </MenuItem>
      </Menu>
      {asks === 'dues' && <DuesDialog row={row} onClose={close} />}
      {asks === 'delete' && (
        <DeleteDialog
          title="Delete this line?"
          name={row.name}
          remove={() => source.deleteBudgetLine(row.id)}
          onClose={close}
        />
      )}
    </>
  );
}

const Fact = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.regular};
  &[data-narrow] {
    display: none;
  }
  @media ${media.mobile} {
    &[data-narrow] {
      display: block;
    }
  }
`;

const Amount = styled.td`
  width: 12rem;
  input {
    text-align: end;
  }
  @media ${media.mobile} {
    width: 10.5rem;
    padding-inline: ${token.space.xxs};
    input {
      padding-inline-end: ${token.space.sm};
    }
  }
`;
