import {
  ActionsMenu,
  ConfirmDialog,
  dayInWords,
  DrawerTitle,
  Muted,
  OpenAttachment,
  TitledDrawer,
  HeadedSection,
} from '@platform/module-kit/screens';
import { Badge, Button, DescriptionList, EmptyState, Inline, MenuItem, onDemand, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { Written } from '../parts/pageParts';
import { insuranceStanding, visitStatus, visitTones } from '../rules/vendors/vendorStatus';
import type { Vendor } from '../source/rows/vendor';
import { useOperationsSource } from '../source/useOperationsSource';
import { ContractList } from './ContractList';
import { VisitList } from './VisitList';

const VendorDialog = onDemand(() => import('./VendorDialog'))('VendorDialog');
const VisitDialog = onDemand(() => import('./VisitDialog'))('VisitDialog');

interface VendorDrawerProps {
  /** Undefined if no vendor of the club has the id. */
  vendor: Vendor | undefined;
  onClose: () => void;
}

/** A whole vendor beside the list; on a phone it fills the page. */
export function VendorDrawer({ vendor, onClose }: VendorDrawerProps) {
  return (
    <TitledDrawer title="Vendor" label={vendor?.name ?? 'Vendor'} onClose={onClose}>
      {vendor ? (
        <Details vendor={vendor} onClose={onClose} />
      ) : (
        <EmptyState
          title="This vendor is not there"
          description="It may have been removed. Close this to see the others."
        />
      )}
    </TitledDrawer>
  );
}

type Asks = 'edit' | 'remove' | 'record' | 'schedule';

function Details({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const source = useOperationsSource();
  const today = source.today();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  const status = visitStatus(vendor.nextVisit, today);
  const insurance = insuranceStanding(vendor.insuranceExpiresOn, today);
  return (
    <Stack $gap="lg">
      <Stack $gap="xs" $align="start">
        <DrawerTitle>{vendor.name}</DrawerTitle>
        <Muted>{vendor.type}</Muted>
        <Inline $gap="xs">
          <Badge tone={visitTones[status]}>{status}</Badge>
          {insurance.isPressing && <Badge tone={insurance.tone}>Insurance: {insurance.words.toLowerCase()}</Badge>}
        </Inline>
      </Stack>
      {source.canManage && (
        <Inline $gap="xs">
          <Button onClick={() => setAsks('record')}>Record a visit</Button>
          <Button variant="secondary" onClick={() => setAsks('schedule')}>
            Schedule next
          </Button>
          <ActionsMenu>
            <MenuItem onSelect={() => setAsks('edit')}>Edit vendor</MenuItem>
            <MenuItem tone="destructive" onSelect={() => setAsks('remove')}>
              Remove vendor
            </MenuItem>
          </ActionsMenu>
        </Inline>
      )}
      <DescriptionList
        items={[
          { term: 'Contact', description: vendor.contact || '–' },
          {
            term: 'Phone',
            description: vendor.phone ? <a href={`tel:${vendor.phone}`}>{vendor.phone}</a> : '–',
          },
          {
            term: 'Email',
            description: vendor.email ? <a href={`mailto:${vendor.email}`}>{vendor.email}</a> : '–',
          },
          { term: 'Last visit', description: dayInWords(vendor.lastVisit) },
          { term: 'Next visit', description: dayInWords(vendor.nextVisit) },
          {
            term: 'Insurance',
            description: (
              <>
                {vendor.insuranceExpiresOn
                  ? `${insurance.words}, ${insurance.words === 'Expired' ? 'ended' : 'until'} ${dayInWords(vendor.insuranceExpiresOn)}`
                  : vendor.insurancePath
                    ? 'The day on which it expires is not entered'
                    : 'No certificate on file'}
                {source.canManage && vendor.insurancePath && (
                  <OpenAttachment path={vendor.insurancePath} addressOf={source.addressOfPhoto}>
                    Open certificate
                  </OpenAttachment>
                )}
              </>
            ),
          },
        ]}
      />
      {vendor.notes && (
        <HeadedSection>
          <h3>Notes</h3>
          <Written>{vendor.notes}</Written>
        </HeadedSection>
      )}
      {source.canManage && (
        <HeadedSection>
          <h3>Contracts</h3>
          <ContractList vendor={vendor} />
        </HeadedSection>
      )}
      <HeadedSection>
        <h3>Visits</h3>
        <VisitList vendor={vendor} />
      </HeadedSection>
      {asks === 'edit' && <VendorDialog vendor={vendor} onClose={done} />}
      {(asks === 'record' || asks === 'schedule') && <VisitDialog vendor={vendor} kind={asks} onClose={done} />}
      {asks === 'remove' && (
        <ConfirmDialog
          title={`Remove ${vendor.name}?`}
          description="Its visits and contracts go with it. Tickets that it takes care of stay, without a vendor. This cannot be undone."
          action="Remove vendor"
          change={() => source.deleteVendor(vendor)}
          onClose={done}
          onDone={() => {
            toast({ title: `${vendor.name} removed`, tone: 'success' });
            onClose();
          }}
        />
      )}
    </Stack>
  );
}
