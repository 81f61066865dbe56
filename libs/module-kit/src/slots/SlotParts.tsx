import { Grid } from '@platform/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { CardOutline, SectionOutline } from './outlines';
import { slotHost } from './slotHost';
import type { SlotProps } from './Slot';
import { SlotPart } from './SlotPart';

/** The modules of the person that fill a slot, each in a part of its own. */
export function SlotParts({ name, props = {}, as, empty = null }: SlotProps) {
  const { subscribe, modules } = slotHost.get();
  const filling = useSyncExternalStore(subscribe, () => modules(name));
  if (filling.length === 0) return empty;
  // Another release, and other data, get a part of their own.
  const data = JSON.stringify(props);
  const parts = filling.map((module) => ({ key: `${module.id} ${module.version} ${data}`, module }));
  if (as === 'cards') {
    return (
      <Grid as="ul" role="list" $min="19rem" $gap="md">
        {parts.map(({ key, module }) => (
          <Item key={key}>
            <SlotPart slot={name} module={module} props={props} Outline={CardOutline} />
          </Item>
        ))}
      </Grid>
    );
  }
  return parts.map(({ key, module }) => (
    <Section key={key}>
      <SlotPart slot={name} module={module} props={props} Outline={SectionOutline} />
    </Section>
  ));
}

// A module that renders nothing leaves no gap.
const Item = styled.li`
  display: grid;

  &:has(> [data-slot-part]:not([hidden]) > :empty) {
    display: none;
  }
`;

const Section = styled.div`
  &:has(> [data-slot-part]:not([hidden]) > :empty) {
    display: none;
  }
`;
