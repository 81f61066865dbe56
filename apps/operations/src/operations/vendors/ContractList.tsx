import { Loaded } from '@platform/module-kit';
import {
  ActionsMenu,
  ConfirmDialog,
  dayInWords,
  DividedList,
  moneyInWords,
  Muted,
  OpenAttachment,
  toastFailure,
} from '@platform/module-kit/screens';
import { Badge, Button, Inline, MenuItem, onDemand, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { contractStanding } from '../rules/contractStanding';
import { billingWords } from '../rules/contractWords';
import { useContracts } from '../source/queries';
import type { Contract } from '../source/rows/contract';
import type { Vendor } from '../source/rows/vendor';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';
import { CONTRACTS_FAILED } from '../source/failures';

const ContractDialog = onDemand(() => import('./ContractDialog'))('ContractDialog');

type Asks = { kind: 'add' } | { kind: 'edit' | 'delete'; contract: Contract };

/** The contracts with a vendor, for managers. Unsettled ones come first. */
export function ContractList({ vendor }: { vendor: Vendor }) {
  const source = useOperationsSource();
  const contracts = useContracts();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  return (
    <Loaded query={contracts} label="the contracts" failure={CONTRACTS_FAILED}>
      {(found) => {
        const own = found.filter(({ vendorId }) => vendorId === vendor.id);
        return (
          <Stack $gap="sm">
            {own.length === 0 && <Muted>No contract is on file.</Muted>}
            <DividedList aria-label="Contracts" $align="start">
              {own.map((contract) => (
                <ContractRow key={contract.id} contract={contract} onAsk={(kind) => setAsks({ kind, contract })} />
              ))}
            </DividedList>
            <div>
              <Button variant="secondary" size="sm" onClick={() => setAsks({ kind: 'add' })}>
                Add contract
              </Button>
            </div>
            {asks?.kind === 'add' && <ContractDialog vendor={vendor} onClose={done} />}
            {asks?.kind === 'edit' && <ContractDialog vendor={vendor} contract={asks.contract} onClose={done} />}
            {asks?.kind === 'delete' && (
              <ConfirmDialog
                title={`Delete "${asks.contract.title}"?`}
                description="Its file goes with it. This cannot be undone."
                action="Delete contract"
                change={() => source.deleteContract(asks.contract)}
                onClose={done}
                onDone={() => {
                  toast({ title: 'Contract deleted', tone: 'success' });
                  done();
                }}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function ContractRow({ contract, onAsk }: { contract: Contract; onAsk: (kind: 'edit' | 'delete') => void }) {
  const source = useOperationsSource();
  const { id, title, startsOn, endsOn, noticeOn, amount, billing, path, isSettled } = contract;
  const { words, tone } = contractStanding(contract, source.today());
  const settling = useOperationsChange((settled: boolean) => source.settleContract(id, settled));
  const settle = () =>
    settling.mutate(!isSettled, { onError: (error) => toastFailure('The contract was not saved', error) });
  return (
    <li>
      <Stack $gap="hair">
        <Inline $gap="xs">
          <strong>{title}</strong>
          <Badge tone={tone}>{words}</Badge>
        </Inline>
        <span>
          {dayInWords(startsOn)} – {dayInWords(endsOn)}
        </span>
        {noticeOn && <Muted>Last day for notice: {dayInWords(noticeOn)}</Muted>}
        {amount !== null && (
          <Muted>
            {moneyInWords(amount)} {billingWords[billing]}
          </Muted>
        )}
        {path && (
          <OpenAttachment path={path} addressOf={source.addressOfPhoto}>
            Open the file
          </OpenAttachment>
        )}
      </Stack>
      <ActionsMenu of={title}>
        <MenuItem onSelect={() => onAsk('edit')}>Edit</MenuItem>
        <MenuItem onSelect={settle}>{isSettled ? 'Remind again' : 'Settled: renewed or let go'}</MenuItem>
        <MenuItem tone="destructive" onSelect={() => onAsk('delete')}>
          Delete
        </MenuItem>
      </ActionsMenu>
    </li>
  );
}
