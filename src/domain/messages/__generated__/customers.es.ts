// Written by `npm run messages` from src/domain/messages/es.json.
import { select } from "../choose";
export const customers = {
  title: (d: { who: string; team: string }) => (select(d.who, { team: "Navegadores compatibles con " + d.team, other: "Navegadores compatibles" })) as string,
  pageTitle: () => "Navegadores compatibles",
  description: (d: { who: string; team: string }) => (select(d.who, { team: "Los navegadores y las versiones que " + d.team + " admite.", other: "Los navegadores y las versiones que admitimos." })) as string,
  intro: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " admite estas versiones y las posteriores:", other: "Nuestro sitio admite estas versiones y las posteriores:" })) as string,
  browser: (d: { id: string; browser: string }) => (select(d.id, { safari_ios: "Safari en iPhone y iPad", samsunginternet_android: "Samsung Internet", webview_android: "Navegadores integrados en aplicaciones de Android", webview_ios: "Navegadores integrados en aplicaciones de iPhone y iPad", chrome_android: "Chrome en Android", firefox_android: "Firefox en Android", opera_android: "Opera en Android", other: d.browser })) as string,
  version: (d: { browser: string; version: string }) => (d.browser + " " + d.version) as string,
  empty: () => "Todavía no hay navegadores en la lista.",
  failed: () => "La lista de navegadores no se puede mostrar en este momento. Vuelva a cargar la página.",
  supported: (d: { browser: string }) => ("Su navegador, " + d.browser + ", es compatible.") as string,
  old: (d: { browser: string }) => ("Su navegador, " + d.browser + ", ya no es compatible. Actualícelo.") as string,
  dropped: (d: { browser: string }) => ("Su navegador, " + d.browser + ", no es compatible. Utilice uno de los indicados arriba.") as string,
  unknown: () => "No hemos podido determinar si su navegador es compatible. Compárelo con la lista anterior.",
  credit: (d: { site: string }) => ("Actualizado con " + d.site) as string
}
