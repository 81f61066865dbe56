import { Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Inline, TextField, token } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Decision } from '../../source/changes/requests';
import { ItemWords } from '../ItemList';

interface DecideProps {
  /** Tells the buttons of the rows apart. */
  label: string;
  /** The person who must agree before the approval. */
  waitsFor?: string | null;
  isPending: boolean;
  error: Error | null;
  onDecide: (decision: Decision, note: string) => void;
  children: ReactNode;
}

/** A request with Approve and Deny; denying it opens a field for a note. */
export function Decide({ label, waitsFor = null, isPending, error, onDecide, children }: DecideProps) {
  const [note, setNote] = useState<string>();
  return (
    <li>
      <Words>{children}</Words>
      {note === undefined ? (
        <Inline $gap="xs">
          <Button variant="secondary" size="sm" aria-label={`Deny: ${label}`} onClick={() => setNote('')}>
            Deny
          </Button>
          {waitsFor === null ? (
            <Button
              size="sm"
              aria-label={`Approve: ${label}`}
              loading={isPending}
              onClick={() => onDecide('approved', '')}
            >
              Approve
            </Button>
          ) : (
            <Badge tone="warning">Waits for {waitsFor}</Badge>
          )}
        </Inline>
      ) : (
        <Answer
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) onDecide('declined', note);
          }}
        >
          <TextField
            label="Note to the person"
            optional
            autoFocus
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Inline $gap="xs">
            <Button variant="secondary" size="sm" onClick={() => setNote(undefined)}>
              Back
            </Button>
            <Button type="submit" variant="destructive" size="sm" loading={isPending}>
              Deny request
            </Button>
          </Inline>
        </Answer>
      )}
      {error && (
        <Wide>
          <Refusal error={error} />
        </Wide>
      )}
    </li>
  );
}

const Words = styled(ItemWords)`
  > span {
    display: block;
  }
`;

const Answer = styled.form`
  display: grid;
  flex: 1 1 100%;
  gap: ${token.space.xs};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

const Wide = styled.div`
  flex: 1 1 100%;
`;
