import { failureReason } from '@platform/module-kit';
import { ENTER_TITLE, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { TextField, toast } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { usePreSeasonChange } from '../../source/usePreSeasonSource';

interface TitleDialogProps {
  title: string;
  description?: string;
  /** The label of the button, from the typed title. */
  action: string | ((title: string) => string);
  /** A note about the typed title, below the field. */
  note?: (title: string) => ReactNode;
  /** False while loading what the title would replace; true by default. */
  isReady?: boolean;
  initial: string;
  save(title: string): Promise<void>;
  /** The toast afterwards. */
  saved(title: string): string;
  onClose(): void;
}

/** Asks for a title. A refused title stays in the field. */
export function TitleDialog({ action, note, isReady = true, initial, save, saved, ...dialog }: TitleDialogProps) {
  const [typed, setTyped] = useState(initial);
  const saving = usePreSeasonChange(save, {
    onDone: (_, name) => {
      toast({ title: saved(name), tone: 'success' });
      dialog.onClose();
    },
  });
  const name = typed.trim();
  const [errors, whenRight] = useErrorsOnceTried({ title: name ? undefined : ENTER_TITLE });
  return (
    <FormDialog
      {...dialog}
      size="sm"
      submit={typeof action === 'string' ? action : action(name)}
      canSubmit={isReady}
      isPending={saving.isPending}
      onSubmit={() => whenRight(() => saving.mutate(name))}
      refusal={saving.isError && failureReason(saving.error)}
    >
      <TextField
        label="Title"
        autoFocus
        value={typed}
        error={errors.title}
        limit={120}
        onChange={(event) => setTyped(event.target.value)}
      />
      {note?.(name)}
    </FormDialog>
  );
}
