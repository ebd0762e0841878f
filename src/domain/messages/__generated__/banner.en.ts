// Written by `npm run messages` from src/domain/messages/en.json.

export const banner = {
  label: () => "About your browser",
  old: () => "Your browser is out of date, so parts of this site may not work. Please update it.",
  dropped: () => "This site doesn’t support your browser. Please use another one.",
  list: () => "Supported browsers",
  close: () => "Close"
}
