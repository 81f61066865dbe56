import { Link, useNavigate } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, Dialog } from '@platform/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSignOut } from '../chrome/header/useSignOut';
import type { Colleague, PaletteItem } from './paletteItem';
import { PersonCard } from './PersonCard';
import { recentChoices } from './recentChoices';
import { PaletteSearch } from './PaletteSearch';

interface PaletteDialogProps {
  onClose: () => void;
  /** Stops collecting what is typed before the field is there, and returns it. */
  takeTyped: () => string;
}

/** The command palette: search, and what is known of a person who was found. */
export function PaletteDialog({ onClose, takeTyped }: PaletteDialogProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [query, setQuery] = useState('');
  const [person, setPerson] = useState<Colleague>();
  const userId = user?.id ?? '';
  useEffect(() => () => void takeTyped(), [takeTyped]);

  const choose = ({ id, choice }: PaletteItem) => {
    recentChoices.add(userId, id);
    if (choice.kind === 'person') return setPerson(choice.person);
    onClose();
    if (choice.kind === 'open') void navigate(choice.to);
    else choice.run();
  };

  if (person) {
    const messageTo = person.accountId && person.accountId !== userId ? person.accountId : undefined;
    return (
      <Dialog
        open
        onClose={onClose}
        title={person.name}
        actions={
          <>
            <Button
              variant="secondary"
              autoFocus={messageTo === undefined}
              icon={<ArrowLeft size={18} aria-hidden="true" />}
              onClick={() => setPerson(undefined)}
            >
              Back to search
            </Button>
            {messageTo !== undefined && (
              <Button as={Link} ref={takeFocus} to={`/user-dashboard?tab=team&write=${messageTo}`} onClick={onClose}>
                Send Message
              </Button>
            )}
          </>
        }
      >
        <PersonCard person={person} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Search">
      <PaletteSearch
        query={query}
        onQuery={setQuery}
        onReady={() => {
          const typed = takeTyped();
          setQuery((now) => now + typed);
        }}
        recent={recentChoices.read(userId)}
        onSignOut={signOut}
        onClose={onClose}
        onChoose={choose}
      />
    </Dialog>
  );
}

/** React gives the focus that `autoFocus` asks for to controls alone, not to a link. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();
