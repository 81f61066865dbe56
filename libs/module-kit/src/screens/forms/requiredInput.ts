// What a field says while it lacks its input. A field with a rule in the database has the sentence of the rule.
export const CHOOSE_FILE = 'Choose a file.';
export const CHOOSE_ROLE = 'Choose a role.';
export const ENTER_DAY = 'Enter the day.';
export const ENTER_EMAIL = 'Enter a complete email address, such as name@mail.com.';
export const ENTER_FIRST_DAY = 'Enter the first day.';
export const ENTER_NAME = 'Enter a name.';
export const ENTER_TIME = 'Enter the time.';
export const ENTER_TITLE = 'Enter a title.';
export const ENTER_YOUR_NAME = 'Enter your name.';
export const WRITE_WHY = 'Write in a few words why.';
