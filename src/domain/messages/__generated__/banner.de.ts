// Written by `npm run messages` from src/domain/messages/de.json.

export const banner = {
  label: () => "Hinweis zu Ihrem Browser",
  old: () => "Ihr Browser ist veraltet. Teile dieser Website funktionieren deshalb möglicherweise nicht. Bitte aktualisieren Sie ihn.",
  dropped: () => "Diese Website unterstützt Ihren Browser nicht. Bitte verwenden Sie einen anderen.",
  list: () => "Unterstützte Browser",
  close: () => "Schließen"
}
