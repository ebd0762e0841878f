/**
 * @generated SignedSource<<793ae0cf3cdda92101f240709eec8592>>
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
    readonly name: string;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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

(node as any).hash = "aed481879def5ec6f70afe0f4d257bda";

export default node;
