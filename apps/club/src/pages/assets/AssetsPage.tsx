import { FailedAlert } from '@platform/module-kit/screens';
import { AppPage, Grid, PageHeader, token } from '@platform/ui';
import { styled } from 'styled-components';
import { MemberPages } from '../../MemberPages';
import { useOwnImages } from '../../source/queries';
import { ASSETS_FAILED } from '../../source/rows/brandImage';
import { useClubSource } from '../../source/useClubSource';
import { brandAssets } from './brandAssets';
import { ClubAssetCard } from './ClubAssetCard';
import { PlatformAssetCard } from './PlatformAssetCard';

/** The club's brand images. The platform's are shown until an administrator replaces them. */
export function AssetsPage() {
  return (
    <AppPage>
      <MemberPages noClub={<PlatformAssets />}>
        <ClubAssets />
      </MemberPages>
    </AppPage>
  );
}

const ONLY_DOWNLOADS = 'Download what you need. Administrators of the club can replace it with the club’s own.';

/** For people without a club. */
function PlatformAssets() {
  return (
    <>
      <PageHeader title="Brand Assets" description={ONLY_DOWNLOADS} />
      <Grid $min="26rem">
        {brandAssets.map((asset) => (
          <PlatformAssetCard key={asset.id} asset={asset} />
        ))}
      </Grid>
    </>
  );
}

function ClubAssets() {
  const { club, canAdminister } = useClubSource();
  const own = useOwnImages();
  return (
    <>
      <PageHeader
        eyebrow={club.name}
        title="Brand Assets"
        description={canAdminister ? 'Download what you need, or put your club’s own in its place.' : ONLY_DOWNLOADS}
      />
      {own.isError && (
        <Failure>
          <FailedAlert query={own} title={ASSETS_FAILED}>
            Your club may have images of its own.
          </FailedAlert>
        </Failure>
      )}
      <Grid $min="26rem" aria-busy={own.isLoading}>
        {brandAssets.map((asset) => (
          <ClubAssetCard
            key={asset.id}
            asset={asset}
            own={own.data?.find((image) => image.asset === asset.id)}
            isKnown={own.isSuccess}
          />
        ))}
      </Grid>
    </>
  );
}

const Failure = styled.div`
  margin-bottom: ${token.space.lg};
`;
