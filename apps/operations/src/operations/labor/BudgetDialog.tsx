import { labor_budgets } from '@platform/database/refusals/labor_budgets';
import { failureReason } from '@platform/module-kit';
import { dayInWords, FormDialog, moneyInWords, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, MoneyField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

const { rules: said } = labor_budgets;

interface BudgetDialogProps {
  /** The Sunday (ISO 8601) of the week. */
  week: string;
  /** The department to budget. Without it, the person enters one that is not listed yet. */
  department?: LaborWeek;
  /** The departments listed for the week. */
  known: readonly LaborWeek[];
  onClose: () => void;
}

/** Sets a department's budget for a week. */
export function BudgetDialog({ week, department, known, onClose }: BudgetDialogProps) {
  const source = useOperationsSource();
  const [name, setName] = useState(department?.department ?? '');
  const [cents, setCents] = useState(department?.budgetCents ?? null);
  const budgetedAt = department ? null : presentCents(known, name);
  const saving = useOperationsChange((amount: number | null) =>
    source.setLaborBudget({ weekStart: week, department: name.trim(), budget: department?.budget ?? null }, amount),
  );
  const [errors, whenRight] = useErrorsOnceTried({
    name: nameError(name, budgetedAt),
    cents: centsError(cents),
  });
  const send = (amount: number | null) =>
    saving.mutate(amount, {
      onSuccess: () => {
        toast({
          title: amount === null ? 'Budget removed' : 'Budget saved',
          description: name.trim(),
          tone: 'success',
        });
        onClose();
      },
    });
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={department ? `Budget of ${department.department}` : 'Add a budget'}
      description={`For the week that begins on ${dayInWords(week)}.`}
      submit="Save budget"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The budget was not saved.')}
      otherActions={
        department?.budget && (
          <Button variant="quiet" onClick={() => send(null)}>
            Remove budget
          </Button>
        )
      }
      onSubmit={() => whenRight(() => send(cents))}
    >
      {!department && (
        <TextField
          label="Department"
          hint="As your job roles name it."
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <MoneyField label="Budget for the week" value={cents} error={errors.cents} onChange={setCents} />
    </FormDialog>
  );
}

/** The amount that the week already holds for a department; null without one. */
const presentCents = (known: readonly LaborWeek[], name: string): number | null =>
  known.find(({ department }) => department === name.trim())?.budgetCents ?? null;

function nameError(name: string, budgetedAt: number | null): string | undefined {
  if (!name.trim() || name.length > 80) return said.labor_budgets_department_length;
  if (budgetedAt === null) return undefined;
  return `${name.trim()} has a budget of ${moneyInWords(budgetedAt)} for this week already. Change that one.`;
}

function centsError(cents: number | null): string | undefined {
  if (cents === null) return 'Enter the amount; $0 is an amount.';
  return cents <= 1_000_000_000 ? undefined : said.labor_budgets_budget_range;
}
