import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Versions', 'Versions'],
  text: [
    'Before using a version, we publish hashes of its rules, both verifiers and this app. Each version contains the previous version’s hash, so any later change would show.',
    'Avant d’utiliser une version, nous publions ses empreintes. Elles couvrent les règles, les deux vérificateurs et l’application. Chaque version contient l’empreinte de la précédente. Toute modification ultérieure se verrait donc.',
  ],
  linked: [
    '{n} {n|version verified. It’s the first one.|versions verified. Each one contains the hash of the previous one.}',
    '{n} {n|version vérifiée. C’est la première.|versions vérifiées. Chacune contient l’empreinte de la précédente.}',
  ],
  broken: [
    'Does not match. The versions don’t form an unbroken chain. Contact us.',
    'Non conforme. Les versions ne forment pas une chaîne continue. Contactez-nous.',
  ],
  app: [
    'Your browser received version {number} of the app. {n} {n|file|files} verified.',
    'Votre navigateur a reçu la version {number} de l’application. {n} {n|fichier vérifié|fichiers vérifiés}.',
  ],
  otherApp: [
    'Does not match. Your browser received files that aren’t part of any version: {files}. Contact us.',
    'Non conforme. Votre navigateur a reçu des fichiers qui ne font partie d’aucune version : {files}. Contactez-nous.',
  ],
  appFailed: [
    'We couldn’t verify the app. Try again later.',
    'Nous n’avons pas pu vérifier l’application. Réessayez plus tard.',
  ],
  visits: [
    '{n} earlier {n|visit|visits} also ran published files.',
    '{n} {n|visite précédente|visites précédentes} : fichiers également publiés.',
  ],
  compare: [
    'A page can’t vouch for itself. If all of it were replaced, it could fake this line and delete earlier records. To be sure, compare the hash below with other players.',
    'Une page ne peut pas se porter garante d’elle-même. Remplacée en entier, elle pourrait falsifier cette ligne et effacer les enregistrements de ce navigateur. Pour lever le doute, comparez l’empreinte ci-dessous avec celle d’autres joueurs.',
  ],
  newest: ['Hash (SHA-256) of version {number}', 'SHA-256 de la version {number}'],
  version: ['Version {number}', 'Version {number}'],
  first: ['First version', 'Première version'],
  changed: ['Changed: {parts}', 'Modifié : {parts}'],
  all: ['All versions', 'Toutes les versions'],
  tablesHash: ['pay tables', 'barèmes'],
  codeHash: ['rules', 'règles'],
  verifierHash: ['verify.mjs', 'verify.mjs'],
  pythonVerifierHash: ['verify.py', 'verify.py'],
  logKey: ['transparency log key', 'clé du journal de transparence'],
  webHash: ['app', 'application'],
  consoleHash: ['operator console', 'console des opérateurs'],
})
