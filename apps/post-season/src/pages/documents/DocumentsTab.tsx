import { useMember, type Member } from '@platform/session';
import { Stack } from '@platform/ui';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { Photos } from '../photos/Photos';
import { useSeason } from '../postSeason/SeasonContext';
import { Documents } from './Documents';
import { useDocumentFiles } from './useDocumentFiles';

/** What is kept of the season: its documents and its photos. */
export function DocumentsTab() {
  const { isDemo, canManage, canExport } = usePostSeasonSource();
  const member = useMember();
  return (
    <Stack $gap="md">
      {!isDemo && canManage && canExport && member ? <DocumentsToMake member={member} /> : <Documents />}
      <Photos />
    </Stack>
  );
}

/** For people who may have the server make PDFs. */
function DocumentsToMake({ member }: { member: Member }) {
  const { season } = useSeason();
  return <Documents files={useDocumentFiles(member, season)} />;
}
