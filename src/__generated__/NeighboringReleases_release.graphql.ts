/**
 * @generated SignedSource<<a293a7915df7f7c0b5db8c863d0b8789>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeighboringReleases_release$data = {
  readonly browser: {
    readonly slug: string;
  };
  readonly next: {
    readonly version: string;
  } | null | undefined;
  readonly previous: {
    readonly version: string;
  } | null | undefined;
  readonly version: string;
  readonly " $fragmentType": "NeighboringReleases_release";
};
export type NeighboringReleases_release$key = {
  readonly " $data"?: NeighboringReleases_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeighboringReleases_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeighboringReleases_release",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browser",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "37171684ba153e3402a17cdbfcc5454e";

export default node;
