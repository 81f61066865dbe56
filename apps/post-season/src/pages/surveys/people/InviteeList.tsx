import { counted, decodeText } from '@platform/module-kit/screens';
import { Alert, Button, Stack, TextArea, token } from '@platform/ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { newInvitees } from '../../../rules/surveys/inviteesIn';
import type { ListedPeople } from './useListedPeople';

/** The most lines that are named; the list above has them all. */
const NAMED = 8;

interface InviteeListProps {
  list: ListedPeople;
  /** The addresses that were asked before. */
  asked: readonly string[];
  error: string | undefined;
}

/** Takes a list of people, and says which of its lines can be read. */
export function InviteeList({ list, asked, error }: InviteeListProps) {
  const file = useRef<HTMLInputElement>(null);
  const { people, text, problem, write } = list;
  const bad = people.filter((person) => person.problem !== null);
  const fresh = newInvitees(people, asked);
  const again = people.length - bad.length - fresh.length;
  return (
    <Stack $gap="sm">
      <TextArea
        label="Names and addresses"
        hint="One person a line, such as “Ann Lee, ann@example.com”. A list from a spreadsheet works, too."
        rows={5}
        value={text}
        error={problem ?? error}
        onChange={(event) => write(event.target.value)}
      />
      <div>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label="CSV file"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void chosen.arrayBuffer().then((bytes) => write(decodeText(new Uint8Array(bytes))));
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          icon={<Upload size={16} aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          Choose a CSV file
        </Button>
      </div>
      {people.length > 0 && (
        <Alert
          tone={bad.length > 0 ? 'warning' : 'success'}
          title={`${counted(fresh.length, 'person', 'people')} to invite`}
        >
          {again > 0 && <p>{again} of the list are in it twice, or invited already: they get nothing new.</p>}
          {bad.length > 0 && (
            <Lines>
              {bad.slice(0, NAMED).map(({ line, problem: why }) => (
                <li key={line}>
                  Line {line}: {why}
                </li>
              ))}
              {bad.length > NAMED && <li>{bad.length - NAMED} more lines</li>}
            </Lines>
          )}
        </Alert>
      )}
    </Stack>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding-inline-start: ${token.space.md};
  overflow-wrap: anywhere;
`;
