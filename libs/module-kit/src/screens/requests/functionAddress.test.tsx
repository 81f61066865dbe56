import { pageBlockIds } from '@platform/contract';
import { functionAddress } from './functionAddress';

function config(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="${pageBlockIds.config}">${text}</script>`;
}

test("finds functions at the page's origin unless the page names another", () => {
  config('{"supabaseUrl":""}');
  expect(functionAddress('calendar-feed', { token: 'a b' })).toBe(
    `${window.location.origin}/functions/v1/calendar-feed?token=a+b`,
  );
  config('{"supabaseUrl":"https://data.example.test"}');
  expect(functionAddress('calendar-feed', {})).toBe('https://data.example.test/functions/v1/calendar-feed');
});
