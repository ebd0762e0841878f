// Written by `npm run messages` from src/domain/messages/de.json.
import { select } from "../choose";
export const customers = {
  title: (d: { who: string; team: string }) => (select(d.who, { team: "Von " + d.team + " unterstützte Browser", other: "Unterstützte Browser" })) as string,
  pageTitle: () => "Unterstützte Browser",
  description: (d: { who: string; team: string }) => (select(d.who, { team: "Die Browser und Versionen, die " + d.team + " unterstützt.", other: "Die Browser und Versionen, die wir unterstützen." })) as string,
  intro: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " unterstützt diese und neuere Versionen:", other: "Unsere Website unterstützt diese und neuere Versionen:" })) as string,
  browser: (d: { id: string; browser: string }) => (select(d.id, { safari_ios: "Safari auf iPhone und iPad", samsunginternet_android: "Samsung Internet", webview_android: "Browser in Android-Apps", webview_ios: "Browser in Apps auf iPhone und iPad", chrome_android: "Chrome auf Android", firefox_android: "Firefox auf Android", opera_android: "Opera auf Android", other: d.browser })) as string,
  version: (d: { browser: string; version: string }) => (d.browser + " " + d.version) as string,
  empty: () => "Noch sind keine Browser aufgeführt.",
  failed: () => "Die Liste der Browser lässt sich gerade nicht anzeigen. Bitte laden Sie die Seite neu.",
  supported: (d: { browser: string }) => ("Ihr Browser, " + d.browser + ", wird unterstützt.") as string,
  old: (d: { browser: string }) => ("Ihr Browser, " + d.browser + ", wird nicht mehr unterstützt. Bitte aktualisieren Sie ihn.") as string,
  dropped: (d: { browser: string }) => ("Ihr Browser, " + d.browser + ", wird nicht unterstützt. Bitte verwenden Sie einen der oben genannten.") as string,
  unknown: () => "Wir konnten nicht erkennen, ob Ihr Browser unterstützt wird. Vergleichen Sie ihn mit der Liste oben.",
  credit: (d: { site: string }) => ("Gepflegt mit " + d.site) as string
}
