import type { RunningPreview } from '@platform/contract';
import { supabase } from '@platform/session';
import { endPreview } from './endPreview';
import { previewStore } from './previewStore';

/** How often an open page asks whether the firm has ended its preview (milliseconds). */
const INTERVAL_MS = 60_000;

/** Ends a running preview when it expires, or when the firm ends it earlier. */
export function followPreview(): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    const state = previewStore.get();
    stop?.();
    stop = state.kind === 'running' ? watch(state.preview) : undefined;
  };
  previewStore.subscribe(follow);
  follow();
}

/** @returns how to stop */
function watch({ ticket, endsAt }: RunningPreview): () => void {
  let isStopped = false;
  const atItsTime = setTimeout(endPreview, Date.parse(endsAt) - Date.now());
  const asking = setInterval(() => {
    if (document.hidden) return;
    // It may have expired during the request.
    void hasEnded(ticket).then((ended) => ended && !isStopped && endPreview());
  }, INTERVAL_MS);
  return () => {
    isStopped = true;
    clearTimeout(atItsTime);
    clearInterval(asking);
  };
}

/** A missing answer proves nothing. */
async function hasEnded(ticket: string): Promise<boolean> {
  try {
    const client = await supabase();
    const { data } = await client.from('preview_tickets').select('ended_at').eq('id', ticket).maybeSingle();
    return Boolean(data?.ended_at);
  } catch (error) {
    console.warn('Failed to check whether the preview has ended', error);
    return false;
  }
}
