import { SaveOutcome, type Draft, type RowForm } from '@platform/module-kit';
import { useTriedForm } from '@platform/module-kit/screens';
import { Alert, Button, everythingIsRead, FormActions, Stack } from '@platform/ui';
import type { ReactNode } from 'react';
import { useKeptFocus } from './useKeptFocus';

interface RowFormFrameProps<D extends Draft> {
  form: RowForm<D>;
  labels: Readonly<Record<keyof D & string, string>>;
  show?(field: keyof D & string, value: unknown): string;
  /** The label of the button. */
  action: string;
  /** Why nothing can be edited here; the buttons are hidden. */
  readOnly?: string;
  /** The fields. */
  children: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

/** A form for one row: its fields, the result of saving, and the button. */
export function RowFormFrame<D extends Draft>(props: RowFormFrameProps<D>) {
  const { form, labels, show, action, readOnly, children, actions } = props;
  const isSaving = form.attempt.kind === 'saving';
  const place = useKeptFocus(form.attempt.kind);
  const onTried = useTriedForm(place, isSaving);
  return (
    <Stack
      as="form"
      ref={place}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!everythingIsRead(event.currentTarget)) return;
        void form.submit();
        onTried();
      }}
    >
      {children}
      {readOnly ? (
        <Alert>{readOnly}</Alert>
      ) : (
        <>
          <SaveOutcome form={form} labels={labels} show={show} />
          <FormActions>
            <Button type="submit" disabled={!form.canTry && !isSaving} loading={isSaving}>
              {action}
            </Button>
            {actions}
          </FormActions>
        </>
      )}
    </Stack>
  );
}
