import { Link, useNavigate } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, Dialog } from '@platform/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSignOut } from '../chrome/header/useSignOut';
import { ItemCard } from './ItemCard';
import type { PaletteItem } from './items/paletteItem';
import { recentChoices } from './items/recentChoices';
import { PaletteSearch } from './PaletteSearch';

interface PaletteDialogProps {
  onClose: () => void;
  /** Stops collecting keystrokes and returns them. */
  takeTyped: () => string;
}

/** The command palette: a search, and a card for each result without a page. */
export function PaletteDialog({ onClose, takeTyped }: PaletteDialogProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<PaletteItem>();
  const userId = user?.id ?? '';
  useEffect(() => () => void takeTyped(), [takeTyped]);

  const choose = (item: PaletteItem) => {
    const { id, choice } = item;
    recentChoices.add(userId, id);
    if (choice.kind === 'card') return setOpened(item);
    onClose();
    if (choice.kind === 'open') void navigate(choice.to);
    else choice.run();
  };

  if (opened?.choice.kind === 'card') {
    const { facts, link } = opened.choice.card;
    return (
      <Dialog
        open
        onClose={onClose}
        title={opened.label}
        actions={
          <>
            <Button
              variant="secondary"
              autoFocus={link === undefined}
              icon={<ArrowLeft size={18} aria-hidden="true" />}
              onClick={() => setOpened(undefined)}
            >
              Back to search
            </Button>
            {link && (
              <Button as={Link} ref={takeFocus} to={link.to} onClick={onClose}>
                {link.label}
              </Button>
            )}
          </>
        }
      >
        <ItemCard item={opened} facts={facts} />
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

/** React applies `autoFocus` only to form controls, not to a link. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();
