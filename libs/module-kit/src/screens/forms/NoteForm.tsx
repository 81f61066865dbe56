import { useUnsavedChanges } from '@platform/module-kit';
import { Button, everythingIsRead, Stack, TextArea } from '@platform/ui';
import { useRef, useState } from 'react';
import { Refusal } from '../failures/Refusal';

interface NoteFormProps {
  /** What a person writes, as a noun: `comment`. */
  what: string;
  /** Who reads it, in a sentence. */
  hint?: string;
  /** Most characters. */
  limit: number;
  /** Names the text in the question before it is lost, such as "the comment on Broken gate". */
  unsaved: string;
  /** Sends the text without blanks at its ends. Throws the reason if it is refused. */
  add: (text: string) => Promise<unknown>;
  /** Whether it is being sent. */
  isPending: boolean;
  /** Why it was refused. */
  error: Error | null;
}

/** Adds a note or a comment below what others wrote. A refused one stays in the field. */
export function NoteForm({ what, hint, limit, unsaved, add, isPending, error }: NoteFormProps) {
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = note.trim();
  useUnsavedChanges(text !== '', unsaved);
  const send = () => {
    const onAdded = () => {
      setNote('');
      // The button is disabled now and would drop the focus.
      field.current?.focus();
    };
    // `error` shows the refusal.
    add(text).then(onAdded, () => undefined);
  };
  return (
    <Stack
      as="form"
      $gap="sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text && !isPending && everythingIsRead(event.currentTarget)) send();
      }}
    >
      <TextArea
        ref={field}
        label={`Add ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`}
        hint={hint}
        rows={2}
        limit={limit}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={error} />
      <div>
        <Button type="submit" variant="secondary" size="sm" disabled={text === ''} loading={isPending}>
          Add {what}
        </Button>
      </div>
    </Stack>
  );
}
