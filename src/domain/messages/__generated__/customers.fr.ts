// Written by `npm run messages` from src/domain/messages/fr.json.
import { select } from "../choose";
export const customers = {
  title: (d: { who: string; team: string }) => (select(d.who, { team: "Navigateurs pris en charge par " + d.team, other: "Navigateurs pris en charge" })) as string,
  pageTitle: () => "Navigateurs pris en charge",
  description: (d: { who: string; team: string }) => (select(d.who, { team: "Les navigateurs et versions que " + d.team + " prend en charge.", other: "Les navigateurs et versions que nous prenons en charge." })) as string,
  intro: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " prend en charge ces versions et les suivantes :", other: "Notre site prend en charge ces versions et les suivantes :" })) as string,
  browser: (d: { id: string; browser: string }) => (select(d.id, { safari_ios: "Safari sur iPhone et iPad", samsunginternet_android: "Samsung Internet", webview_android: "Navigateurs intégrés aux applications Android", webview_ios: "Navigateurs intégrés aux applications iPhone et iPad", chrome_android: "Chrome sur Android", firefox_android: "Firefox sur Android", opera_android: "Opera sur Android", other: d.browser })) as string,
  version: (d: { browser: string; version: string }) => (d.browser + " " + d.version) as string,
  empty: () => "Aucun navigateur n’est encore répertorié.",
  failed: () => "La liste des navigateurs ne peut pas être affichée pour le moment. Veuillez recharger la page.",
  supported: (d: { browser: string }) => ("Votre navigateur, " + d.browser + ", est pris en charge.") as string,
  old: (d: { browser: string }) => ("Votre navigateur, " + d.browser + ", n’est plus pris en charge. Veuillez le mettre à jour.") as string,
  dropped: (d: { browser: string }) => ("Votre navigateur, " + d.browser + ", n’est pas pris en charge. Veuillez utiliser l’un de ceux indiqués ci-dessus.") as string,
  unknown: () => "Nous n’avons pas pu déterminer si votre navigateur est pris en charge. Comparez-le avec la liste ci-dessus.",
  credit: (d: { site: string }) => ("Tenu à jour avec " + d.site) as string
}
