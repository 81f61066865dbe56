import { useQuery } from '@platform/module-kit';
import { FailedAlert } from '@platform/module-kit/screens';
import { administersClub, useMember } from '@platform/session';
import { AppPage, Grid, PageHeader, token } from '@platform/ui';
import { styled } from 'styled-components';
import { AssetCard } from './AssetCard';
import { brandAssets } from './brandAssets';
import { ASSETS_FAILED, readOwnImages } from './brandFiles';

/** The club's brand images. The platform's are shown until an administrator replaces them. */
export function AssetsPage() {
  const member = useMember();
  const clubId = member?.club.id;
  const own = useQuery({
    queryKey: ['brand assets', clubId],
    queryFn: () => readOwnImages(clubId ?? ''),
    enabled: clubId !== undefined,
  });
  return (
    <AppPage>
      <PageHeader
        eyebrow={member?.club.name}
        title="Brand Assets"
        description={
          member && administersClub(member.role)
            ? 'Download what you need, or put your club’s own in its place.'
            : 'Download what you need. Administrators of the club put its own in place.'
        }
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
          <AssetCard
            key={asset.id}
            asset={asset}
            member={member}
            own={own.data?.find((image) => image.asset === asset.id)}
            isKnown={clubId === undefined || own.isSuccess}
          />
        ))}
      </Grid>
    </AppPage>
  );
}

const Failure = styled.div`
  margin-bottom: ${token.space.lg};
`;
