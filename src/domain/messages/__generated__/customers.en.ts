// Written by `npm run messages` from src/domain/messages/en.json.
import { select } from "../choose";
export const customers = {
  title: (d: { who: string; team: string }) => (select(d.who, { team: "Browsers that " + d.team + " supports", other: "Supported browsers" })) as string,
  pageTitle: () => "Supported browsers",
  description: (d: { who: string; team: string }) => (select(d.who, { team: "The browsers and versions that " + d.team + " supports.", other: "The browsers and versions that we support." })) as string,
  intro: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " supports these versions and newer:", other: "Our site supports these versions and newer:" })) as string,
  browser: (d: { id: string; browser: string }) => (select(d.id, { safari_ios: "Safari on iPhone and iPad", samsunginternet_android: "Samsung Internet", webview_android: "Browsers inside Android apps", webview_ios: "Browsers inside iPhone and iPad apps", other: d.browser })) as string,
  version: (d: { browser: string; version: string }) => (d.browser + " " + d.version) as string,
  empty: () => "No browsers are listed yet.",
  failed: () => "The list of browsers can’t be shown right now. Please reload the page.",
  supported: (d: { browser: string }) => ("Your browser, " + d.browser + ", is supported.") as string,
  old: (d: { browser: string }) => ("Your browser, " + d.browser + ", is no longer supported. Please update it.") as string,
  dropped: (d: { browser: string }) => ("Your browser, " + d.browser + ", is not supported. Please use one of those above.") as string,
  unknown: () => "We couldn’t tell whether your browser is supported. Compare it with the list above.",
  credit: (d: { site: string }) => ("Kept with " + d.site) as string
}
