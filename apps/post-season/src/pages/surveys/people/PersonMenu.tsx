import { ActionsMenu, ConfirmDialog } from '@platform/module-kit/screens';
import { MenuItem, toast } from '@platform/ui';
import { Link2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '../../../source/rows/survey';
import { usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { NewLinkDialog } from '../links/NewLinkDialog';

/** What a manager does about one person who has not answered. */
export function PersonMenu({ person }: { person: Invitation }) {
  const source = usePostSeasonSource();
  const [asked, setAsked] = useState<'link' | 'withdraw'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <ActionsMenu of={person.name}>
        <MenuItem icon={<Link2 size={18} aria-hidden="true" />} onSelect={() => setAsked('link')}>
          Make a new link
        </MenuItem>
        <MenuItem
          tone="destructive"
          icon={<UserMinus size={18} aria-hidden="true" />}
          onSelect={() => setAsked('withdraw')}
        >
          Withdraw
        </MenuItem>
      </ActionsMenu>
      {asked === 'link' && <NewLinkDialog person={person} onClose={close} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${person.name}?`}
          description="Their links open nothing afterwards, and the response rate no longer counts them."
          action="Withdraw"
          change={() => source.withdrawInvitation(person.id)}
          onClose={close}
          onDone={() => {
            toast({ title: 'Invitation withdrawn', description: person.name, tone: 'success' });
            close();
          }}
        />
      )}
    </>
  );
}
