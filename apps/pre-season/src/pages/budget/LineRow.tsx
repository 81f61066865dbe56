import { moneyInWords } from '@platform/module-kit/screens';
import { SaveOutcome, useRowForm } from '@platform/module-kit';
import { media, MoneyField, toast, token } from '@platform/ui';
import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { duesOfMember, type DraftLine } from '../../rules/budgetSums';
import { differenceInWords } from '../../rules/money';
import type { BudgetLine, LineAmounts } from '../../source/rows/budgetLine';
import { usePreSeasonSource, useRereadPreSeason } from '../../source/usePreSeasonSource';
import { useSeason } from '../preSeason/SeasonContext';
import { Fact } from './Fact';
import { LineMenu } from './LineMenu';

/** Largest planned amount of a line in cents, as in the table of the budget. */
const MOST_CENTS = 100_000_000_000;

interface LineRowProps {
  line: DraftLine;
  /** Compares the draft with the previous season instead of the actual amount with the draft. */
  isDraft: boolean;
}

/** One line of the budget beside the previous season. */
export function LineRow({ line, isDraft }: LineRowProps) {
  const { mayEdit, lastSeason, setting } = useSeason();
  const dues = duesOfMember(line, setting.memberCount);
  const facts = [
    lastSeason &&
      line.lastActual !== null && {
        text: `${lastSeason.year}: ${moneyInWords(line.lastActual)} (${differenceInWords(line.difference)})`,
        width: 'narrow',
      },
    !isDraft && line.toDraft !== null && { text: `${differenceInWords(line.toDraft)} to draft`, width: 'narrow' },
    line.draft?.projectId != null && { text: 'Capital project', width: 'any' },
    line.draft?.isLabor && { text: 'Actual from the schedule', width: 'any' },
    line.draft?.isLabor && { text: 'Planned hours of published shifts × pay', width: 'wide' },
    dues !== null && { text: `${setting.memberCount} members × ${moneyInWords(dues)}`, width: 'any' },
  ].filter((fact) => fact !== null && fact !== false && fact !== undefined);
  const name = (
    <th scope="row">
      {line.name}
      {facts.map(({ text, width }) => (
        <Fact key={text} data-width={width}>
          {text}
        </Fact>
      ))}
    </th>
  );
  const difference = (
    <td data-align="end" data-wide>
      {differenceInWords(isDraft ? line.difference : line.toDraft)}
    </td>
  );
  const before = lastSeason && (
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
    return (
      <EditedLine
        key={line.draft.id}
        line={line}
        row={line.draft}
        name={name}
        before={before}
        difference={difference}
      />
    );
  }
  return (
    <tr>
      {name}
      {before}
      <td data-align="end" data-amount>
        {moneyInWords(line.draft?.plannedCents ?? null)}
      </td>
      <td data-align="end" data-amount>
        {moneyInWords(line.actual)}
      </td>
      {difference}
      <td data-tight />
    </tr>
  );
}

const labels = { plannedCents: 'Draft', actualCents: 'Actual' } as const;

interface EditedLineProps {
  line: DraftLine;
  row: BudgetLine;
  name: ReactNode;
  before: ReactNode;
  difference: ReactNode;
}

/** Saves an amount when the field loses the focus, and says below it why it was refused. */
function EditedLine({ line, row, name, before, difference }: EditedLineProps) {
  const source = usePreSeasonSource();
  const reread = useRereadPreSeason();
  const form = useRowForm({
    what: `the budget of ${row.name}`,
    row,
    toDraft: amountsOf,
    save: ({ plannedCents, actualCents }, version) =>
      source.saveBudgetLine(row.id, row.isLabor ? { plannedCents } : { plannedCents, actualCents }, version),
    read: () => source.readBudgetLine(row.id),
    onRow: () => void reread(),
    onSaved: ({ plannedCents, actualCents }) =>
      toast({
        title: `${row.name}: ${
          plannedCents === row.plannedCents && actualCents !== row.actualCents
            ? `actual ${moneyInWords(actualCents)}`
            : moneyInWords(plannedCents)
        } saved`,
        tone: 'success',
      }),
  });
  // Text that is not an amount has the value null, and would be saved as no amount.
  const saveOnLeaving = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && !target.validity.customError) void form.submit();
  };
  return (
    <>
      <tr>
        {name}
        {before}
        <Amount data-amount data-column="draft" onBlur={saveOnLeaving}>
          <MoneyField
            label={`Draft of ${row.name}`}
            labelHidden
            value={form.draft.plannedCents}
            max={MOST_CENTS}
            onChange={(plannedCents) => form.change({ plannedCents })}
          />
        </Amount>
        {row.isLabor ? (
          <td data-align="end" data-amount>
            {moneyInWords(line.actual)}
          </td>
        ) : (
          <Amount data-amount data-column="actual" onBlur={saveOnLeaving}>
            <MoneyField
              label={`Actual of ${row.name}`}
              labelHidden
              placeholder="Not entered"
              value={form.draft.actualCents}
              max={MOST_CENTS}
              onChange={(actualCents) => form.change({ actualCents })}
            />
          </Amount>
        )}
        {difference}
        <td data-tight>
          <LineMenu row={row} />
        </td>
      </tr>
      {(form.attempt.kind === 'failed' || form.attempt.kind === 'conflict') && (
        <tr>
          <td colSpan={7}>
            <SaveOutcome form={form} labels={labels} show={(_, cents) => moneyInWords(cents as number | null)} />
          </td>
        </tr>
      )}
    </>
  );
}

function amountsOf({ plannedCents, actualCents }: BudgetLine): LineAmounts {
  return { plannedCents, actualCents };
}

const Amount = styled.td`
  width: 11.75rem;
  input {
    text-align: end;
  }
  @media ${media.narrow} {
    /* Over the padding of the table's cells. */
    && {
      width: 10rem;
      padding-inline: ${token.space.xxs};
    }
    input {
      padding-inline-end: ${token.space.sm};
    }
  }
  @media ${media.mobile} {
    && {
      width: auto;
    }
  }
`;
