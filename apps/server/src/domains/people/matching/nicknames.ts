/** Names that one person may use, one group per line: the full name first. A short name can be in several groups. */
const groups = `
abigail abby gail
abraham abe
albert al bert bertie alberto beto
alexander alex alec xander sasha alejandro
alexandra alex lexi sandra sandy alejandra
alfred al fred alfredo fredo
alice allie
allison allie ally
amanda mandy
andrew andy drew andres
angela angie
anna ann annie ana anita
anthony tony antonio
antonia toni
arthur art arturo
barbara barb babs
benjamin ben benny benji
bernard bernie bernardo
beverly bev
bradley brad
brenda bren
caroline carol carrie carolina caro
catherine cathy kate katie cat kathy katherine kathryn catalina
charles charlie chuck chas carlos
charlotte charlie lottie carlota
christina chris chrissy tina cristina
christine chris chrissy tina
christopher chris kit topher cristobal
clifford cliff
concepcion concha conchita
consuelo chelo
cynthia cindy
daniel dan danny
david dave davey
deborah deb debbie debra
dennis denny
dolores lola
donald don donnie
dorothy dot dottie
douglas doug
edward ed eddie ted ned eduardo lalo
eleanor ellie nora
elizabeth liz lizzie beth betty eliza elisa libby isabel
emily em emmy
eugene gene eugenio
eva evita
florence flo
frances fran frannie francisca
francis frank
francisco frank paco pancho cisco
franklin frank
frederick fred freddie federico
gabriel gabe
gabriela gabi gaby gabrielle
george georgie jorge
gerald jerry gerardo
gerard gerry
gilbert gil gilberto beto
gloria glo
graciela chela grace
gregory greg gregorio
guadalupe lupe lupita
guillermo memo
harold harry hal
heather feather
helen nell elena
henry hank harry enrique quique
herbert herb bert
hortensia tencha
howard howie
ignacio nacho
isabella bella izzy isabela
jacob jake jacobo
jacqueline jackie
james jim jimmy jamie jaime
janet jan
jason jay
jeffrey jeff
jennifer jen jenny
jeremy jerry
jesus chuy chucho
jessica jess jessie
joan joanie
john johnny jack juan
jonathan jon johnny nathan
joseph joe joey jose pepe
josefina josie pepa fina josephine jo
joshua josh josue
judith judy
julia julie
karen kari
kenneth ken kenny
kimberly kim
lawrence larry lorenzo
leonard len lenny leonardo leo
leslie les
lewis lew louis lou luis
louise lou luisa
lucille lucy lucia
luz lucy
manuel manny manolo
marcus mark marcos
margaret maggie meg peggy marge margie rita margarita
maria mary marie mari
marilyn mary
martha marta
martin marty
matthew matt mateo
maximilian max maximiliano
mercedes meche
michael mike mikey mick mickey miguel
michelle shelly
mildred millie
milton milt
montserrat montse
nancy nan
natalie nat natalia
nathan nate nat
nathaniel nate nat nathan
nicholas nick nicky nicolas nico
nicole nikki
norman norm
pamela pam
patricia pat patty trish paty
patrick pat paddy patricio
paul pauly pablo
pedro pete peter
peter pete
philip phil felipe
phyllis phyl
rachel rach raquel
ramon moncho ray
raymond ray raymundo
rebecca becky becca
refugio cuca
reginald reggie
ricardo rick ricky richard
richard rick ricky rich dick
robert bob bobby rob robbie bert roberto beto
roger rog
ronald ron ronnie
rosario charo
rosa rose rosie rosita
roy roi
russell russ
salvador chava sal
samantha sam
samuel sam sammy
sandra sandy
santiago jim santi
sarah sally sara
sergio checo
sharon shari
sofia sofi sophia sophie
solomon sol
stanley stan
stephanie steph estefania
stephen steve steven stevie esteban
susan sue susie suzy susana susanna
teresa tere terry theresa tess
theodore ted teddy theo teodoro
thomas tom tommy tomas
timothy tim timmy timoteo
tobias toby
valentina val vale
valerie val
veronica vero ronnie
victor vic
victoria vicky tori
vincent vince vinny vicente
virginia ginny
walter walt wally
william will bill billy willie liam guillermo
zachary zach zack
`;

/** The groups that a name is in. */
const groupsOf = new Map<string, Set<number>>();
for (const [index, line] of groups.trim().split("\n").entries())
  for (const name of line.split(" ")) groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(index));

/**
 * How two given names, in the form of searches, compare as short forms of one. `ambiguous`: one of them is short for
 * several, as Lou for Luis and Luisa, who may be twins.
 */
export function compareNicknames(one: string, other: string): "same" | "ambiguous" | "different" {
  const [ones, others] = [groupsOf.get(one), groupsOf.get(other)];
  if (!ones || !others || ![...ones].some((group) => others.has(group))) return "different";
  return ones.size === 1 && others.size === 1 ? "same" : "ambiguous";
}
