import { failureReason, useQuery } from '@platform/module-kit';
import { administersClub, useMember } from '@platform/session';
import { Alert, AppPage, Button, Grid, PageHeader, token } from '@platform/ui';
import { styled } from 'styled-components';
import { AssetCard } from './AssetCard';
import { brandAssets } from './brandAssets';
import { ASSETS_FAILED, readOwnImages } from './brandFiles';

/** The images that stand for the club: the platform's, until an administrator replaces them. */
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
          <Alert
            tone="danger"
            title={ASSETS_FAILED}
            action={
              <Button variant="secondary" size="sm" loading={own.isFetching} onClick={() => void own.refetch()}>
                Retry
              </Button>
            }
          >
            Your club may have images of its own. {failureReason(own.error, ASSETS_FAILED)}
          </Alert>
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
