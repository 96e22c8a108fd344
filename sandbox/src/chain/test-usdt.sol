// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Play money, worth nothing. It behaves as the real USDT does where a wallet could trip over it: six decimals, a
/// `transfer` that returns nothing, and an owner who can pause it, so that transfers revert.
contract TestUSDT {
    string public constant name = "Test USDT";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;

    address public immutable owner;
    uint256 public totalSupply;
    bool public paused;
    mapping(address => uint256) public balanceOf;
    mapping(bytes32 => bool) public isGiven;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Given(bytes32 indexed request);

    error NotOwner();
    error Paused();
    error TooLittle();

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor() {
        owner = msg.sender;
    }

    function transfer(address to, uint256 value) external {
        if (paused) revert Paused();
        if (balanceOf[msg.sender] < value) revert TooLittle();
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }

    /// The faucet: new coins for a request, once.
    function give(bytes32 request, address to, uint256 value) external onlyOwner {
        if (isGiven[request]) return;
        isGiven[request] = true;
        totalSupply += value;
        balanceOf[to] += value;
        emit Given(request);
        emit Transfer(address(0), to, value);
    }

    function setPaused(bool value) external onlyOwner {
        paused = value;
    }
}
