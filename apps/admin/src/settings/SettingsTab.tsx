import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { useAdminSource } from '../source/useAdminSource';
import { AdministratorsCard } from './club/AdministratorsCard';
import { InvitationsCard } from './club/InvitationsCard';
import { FirstAdministratorCard } from './firstAdministrator/FirstAdministratorCard';
import { MailCard } from './mail/MailCard';
import { PreviewsCard } from './previews/PreviewsCard';
import { ReleasesCard } from './releases/ReleasesCard';

/** For the firm, the settings of the whole platform; for a club's administrator, those of the club. */
export function SettingsTab() {
  const { club, isFirm } = useAdminSource();
  return (
    <Columns>
      <Column>
        {isFirm && <ReleasesCard />}
        {club && <AdministratorsCard clubId={club.id} />}
        {club && <InvitationsCard />}
        {isFirm && <FirstAdministratorCard />}
      </Column>
      <Column>
        {isFirm && <PreviewsCard />}
        <MailCard />
      </Column>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: ${token.space.lg};
  align-items: start;
`;

const Column = styled.div`
  display: grid;
  gap: ${token.space.lg};
  min-width: 0;
`;
