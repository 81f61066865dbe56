/** Puts the tags of a template into the page. Its scripts run in their order, as deferred ones do. */
export function insertCode(template: HTMLTemplateElement): void {
  // Inserted scripts would run as they arrive.
  for (const script of template.content.querySelectorAll('script')) script.async = false;
  template.replaceWith(template.content);
}
