import { Button, EmptyState, media, Skeleton, SkeletonCards, Stack, token, CardTitle } from '@platform/ui';
import { LayoutList } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { ModuleCards } from '../../../parts/ModuleCards';
import { ClubToday } from '../../../today/ClubToday';
import { useClubSource } from '../../../source/useClubSource';
import { readArrangement, type WidgetId } from '../../../rules/arrangement';
import { ArrangementUnknown, ArrangePanel } from '../arrangement/ArrangePanel';
import { ConflictNotice } from '../arrangement/ConflictNotice';
import { useArrangement } from '../arrangement/useArrangement';
import { LatestMessages } from './LatestMessages';
import { QuickFigures, QuickFiguresOutline } from './QuickFigures';
import { RecentActivity } from './RecentActivity';
import { widgetTitles } from './widgetTitles';

const widgets: Record<WidgetId, ComponentType> = {
  figures: QuickFigures,
  modules: ModuleCards,
  messages: LatestMessages,
  activity: RecentActivity,
};

/** Widgets that share a row with another where there is room for two. */
const narrow: readonly WidgetId[] = ['messages', 'activity'];

/** What needs the person's attention first, then the widgets. */
export function Overview() {
  const { club } = useClubSource();
  return (
    <ClubToday club={club}>
      <ArrangedWidgets />
    </ClubToday>
  );
}

/** The widgets in the person's order. */
function ArrangedWidgets() {
  const arrangement = useArrangement();
  const { settings, arranging, shown } = arrangement;
  // The standard order shows after the first failed try, so that no one waits for the retries.
  if (settings.isPending && settings.failureCount === 0) return <Loading />;
  const visible = shown.order.filter((id) => !shown.hidden.includes(id));
  return (
    <Stack $gap={arranging.kind === 'idle' ? 'sm' : 'xl'}>
      <Arranger arrangement={arrangement} />
      <Widgets>
        {visible.map((id) => {
          const Body = widgets[id];
          return (
            <Widget key={id} aria-labelledby={`widget-${id}`} $narrow={narrow.includes(id)}>
              <CardTitle id={`widget-${id}`}>{widgetTitles[id]}</CardTitle>
              <Body />
            </Widget>
          );
        })}
      </Widgets>
      {visible.length === 0 && arranging.kind !== 'arranging' && (
        <EmptyState title="Every widget is hidden" description="Arrange the overview to show what you need." />
      )}
    </Stack>
  );
}

/** The button that starts arranging, and what replaces it while the person arranges. */
function Arranger({ arrangement }: { arrangement: ReturnType<typeof useArrangement> }) {
  const { settings, arranging } = arrangement;
  const [asked, setAsked] = useState(false);
  const returning = useRef(false);

  if (arranging.kind === 'conflict') {
    return (
      <ConflictNotice
        mine={arranging.mine}
        theirs={readArrangement(arranging.theirs)}
        saving={arranging.saving}
        onKeepMine={() => void arrangement.keepMine()}
        onTakeTheirs={arrangement.stop}
      />
    );
  }
  if (arranging.kind === 'arranging') {
    return (
      <ArrangePanel
        draft={arranging.draft}
        saving={arranging.saving}
        onChange={arrangement.change}
        onReset={arrangement.reset}
        onSave={() => void arrangement.submit()}
        onCancel={arrangement.stop}
      />
    );
  }
  if (asked && !settings.isSuccess) {
    return <ArrangementUnknown retrying={settings.isFetching} onRetry={() => void settings.refetch()} />;
  }
  return (
    <Corner>
      <Button
        variant="secondary"
        size="sm"
        icon={<LayoutList size={18} aria-hidden="true" />}
        ref={(button: HTMLButtonElement | null) => {
          // Returns the focus to the button after arranging.
          if (button && returning.current) button.focus();
          if (button) returning.current = false;
        }}
        onClick={() => {
          returning.current = true;
          setAsked(true);
          if (settings.isSuccess) arrangement.begin();
        }}
      >
        Arrange
      </Button>
    </Corner>
  );
}

function Loading() {
  return (
    <Stack $gap="lg" role="status" aria-busy="true" aria-label="Loading the overview">
      <Skeleton $width="10rem" $height="1.5rem" />
      <QuickFiguresOutline />
      <SkeletonCards count={3} min="19rem" />
    </Stack>
  );
}

/** On the line of the first heading, without moving it. */
const Corner = styled.div`
  position: relative;
  z-index: 1;
  align-self: flex-end;
  height: 0;
  margin: calc(-1 * ${token.space.xs}) 0 calc(-1 * ${token.space.xxs});
`;

const Widgets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xl} ${token.space.md};
`;

const Widget = styled.section<{ $narrow: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${token.space.sm};
  flex: 1 1 ${({ $narrow }) => ($narrow ? '24rem' : '100%')};
  min-width: 0;
  @media ${media.mobile} {
    flex-basis: 100%;
  }
`;
