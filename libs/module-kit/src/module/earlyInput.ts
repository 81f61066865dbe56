type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has entered into a composed page before its code was there, and where they were typing. */
export interface EarlyInput {
  entered: readonly { control: Control; name: string; value: string; checked: boolean }[];
  focused?: { control: Control; name: string };
}

/**
 * Follows what is entered into a page's markup until the page's own code has drawn, whether it takes the markup over or
 * puts its own in the place: a control that was taken off the page still holds what was entered.
 * @returns reads it, once, at the last moment before React gives the controls the values that it knows of
 */
export function followEarlyInput(element: HTMLElement): () => EarlyInput {
  const controls = namedControls(element);
  let focused = controls.find(({ control }) => control === document.activeElement);
  const notice = ({ target }: Event) => void (focused = controls.find(({ control }) => control === target));
  element.addEventListener('focusin', notice);
  return () => {
    element.removeEventListener('focusin', notice);
    const entered = controls
      .filter(({ control }) => wasTouched(control))
      .map(({ control, name }) => ({
        control,
        name,
        value: control.value,
        checked: control instanceof HTMLInputElement && control.checked,
      }));
    return { entered, ...(focused ? { focused } : {}) };
  };
}

/** Enters it once more, so that the page's own handlers hear of it, and puts the caret back where the person was typing. */
export function repeatEarlyInput({ entered, focused }: EarlyInput, element: HTMLElement): void {
  const drawn = new Map(namedControls(element).map(({ name, control }) => [name, control]));
  const now = ({ control, name }: { control: Control; name: string }) =>
    control.isConnected ? control : drawn.get(name);
  for (const entry of entered) {
    const control = now(entry);
    if (control) enter(control, entry);
  }
  if (!focused || focused.control.isConnected || document.activeElement !== document.body) return;
  const control = now(focused);
  control?.focus();
  if (!control || control instanceof HTMLSelectElement || focused.control instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = focused.control;
  // Some kinds of inputs, such as email addresses, have no caret that can be asked for.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

function enter(control: Control, { value, checked }: { value: string; checked: boolean }): void {
  if (control instanceof HTMLInputElement && isTicked(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  // React leaves out events that bring the value it has seen last; it watches the element's own property for that.
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The controls of a page, each with a name by which the same one is found when the page is drawn anew. */
function namedControls(element: HTMLElement): { control: Control; name: string }[] {
  const seen = new Map<string, number>();
  return [...element.querySelectorAll<Control>('input, textarea, select')].map((control) => {
    const kind = `${control.type} ${control.name}`;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return { control, name: `${kind} ${count}` };
  });
}

function wasTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndexOf(control);
  if (control instanceof HTMLInputElement && isTicked(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function defaultIndexOf({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
